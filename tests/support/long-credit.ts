/** The path of a picture that comes with a credit. */
export const longCreditPicture = '/images/industrial-2.avif';

/** The credit of a photograph, with a long name. */
export const longCredit = {
  photographer: 'Maximiliane Featherstonehaugh',
  photographerUrl: 'https://www.pexels.com/@max',
  pageUrl: 'https://www.pexels.com/photo/a-castle-5/',
  source: 'Pexels',
};
