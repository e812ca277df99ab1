import type { CuratedEra } from './curated-era';

/** Four more sets of choices and four more backgrounds for Mars in 2157. */
export const future: CuratedEra = {
  slug: 'future',
  images: ['/images/future.avif', '/images/future-2.avif', '/images/future-3.avif'],
  search: 'Mars desert red planet',
  choices: [
    [
      {
        text: 'Join the three hundred for ice',
        description:
          'Stand on their side of the glass before you vote, and see who is afraid of whom.',
      },
      {
        text: 'Talk to the company’s agent',
        description:
          'She has a berth on the next ship and a contract in her sleeve; ask which comes first.',
      },
      {
        text: 'Test the sample in the clinic',
        description:
          'One hour with a microscope might settle whether it lives, or merely who says so.',
      },
      {
        text: 'Split the token in half',
        description:
          'Make the tie official, and make three hundred people on each side count again.',
      },
    ],
    [
      {
        text: 'Join the children on the stairs',
        description:
          'Sixty of them were born here and none of them votes; sit down and hear why they laugh.',
      },
      {
        text: 'Speak for a charter of days',
        description:
          'Propose one year instead of fifty, and be trusted by no one until the year is over.',
      },
      {
        text: 'Offer your litre to the tank',
        description:
          'Give the last vote to the water that everyone drinks, and let it decide nothing.',
      },
      {
        text: 'Send the question by radio',
        description:
          'Let Earth be asked after all; for forty minutes the pumps can run on yesterday’s law.',
      },
    ],
    [
      {
        text: 'Join the mirror crew on watch',
        description:
          'They can turn the first mirror tonight, and they have not asked anyone’s permission yet.',
      },
      {
        text: 'Talk with the driller alone',
        description:
          'She has told the assembly that it may be alive; ask what she wrote in her own log.',
      },
      {
        text: 'Visit the oldest grave outside',
        description:
          'Walk out to the founder under the cairn, and read what was promised in stone.',
      },
      {
        text: 'Seal the drill hole first',
        description: 'Whatever it is stays where it is; then there is time to argue about the air.',
      },
    ],
    [
      {
        text: 'Join the recount at the columns',
        description:
          'Count six hundred tokens by hand, with two people watching each of your hands.',
      },
      {
        text: 'Speak for those not yet born',
        description:
          'Say what the open water will cost and whom it will feed, a hundred years from tonight.',
      },
      {
        text: 'Explore the company’s sealed store',
        description: 'Behind the red door are spare parts for three winters, or for one revolt.',
      },
      {
        text: 'Hand the token back',
        description: 'Refuse to decide for people who were here first, and see whom they ask next.',
      },
    ],
  ],
  contexts: [
    `<h3>What is known today</h3>
<p>Mars and Earth circle the Sun at different speeds. At their closest they pass within about fifty-five million kilometres of each other; at their farthest, with the Sun between them, some four hundred million kilometres part them. Radio needs three minutes for the first distance and twenty-two for the second, so that a question and its answer take between six and forty-five minutes. About every twenty-six months the Sun stands in the way, and spacecraft at Mars are left to themselves for around two weeks.</p>
<ul>
<li>A Martian year is 687 days on Earth, or 668 and a half days on Mars.</li>
<li>The axis leans by 25 degrees, a little more than Earth’s, so that there are seasons, each nearly twice as long as ours.</li>
<li>A day, called a <em>sol</em>, is forty minutes longer than a day on Earth. Teams who drive rovers have lived by it and found that it is like flying west across a time zone every day and a half.</li>
<li>Ships can leave for Mars sensibly only every twenty-six months, and most have taken six to nine months to arrive.</li>
</ul>
<h3>What follows from it</h3>
<p>Nobody on Earth can steer a crisis on Mars. A fire, a leak or a riot is over before the first advice arrives. Sailing ships had the same trouble: in the eighteenth century an order from London reached Bengal after half a year, and governors there did as they saw fit and wrote their reasons afterwards. How much law can reach over such a distance is an old question, and no treaty has answered it for space.</p>
<h3>What this story supposes</h3>
<p>Meltwater, its company and its charter are invented. The story lets it be a night when an answer takes forty minutes, which happens when the planets are near their greatest distance. Its people keep an Earth calendar for contracts and a Martian one for work; the charter ends at a midnight that comes thirty-nine and a half minutes late.</p>`,
    `<h3>What is known today</h3>
<p>Water was here. Dried river beds, deltas and minerals that form only in lakes show that it ran on the surface more than three billion years ago. The pressure has since fallen to a level at which open water boils and freezes at the same time. What remains is ice:</p>
<ul>
<li>both poles carry caps of it, a few kilometres thick;</li>
<li>in 2008 the lander <em>Phoenix</em> scraped away a few centimetres of soil in the far north and watched the white lumps vanish into the air;</li>
<li>radar shows buried glaciers at middle latitudes, protected by rubble;</li>
<li>fresh impact craters have thrown out clean ice far from the poles.</li>
</ul>
<p>Whether liquid water remains is disputed. Radar echoes under the southern cap, reported in 2018, were read as a lake by some and as clay by others. In 2024 seismic data of the lander <em>InSight</em> were found to fit rock soaked with water ten to twenty kilometres down, far below any drill.</p>
<h3>Getting it out</h3>
<p>Ice has to be dug or melted and cleaned of salts called perchlorates, which harm the thyroid. Split by electric current it gives hydrogen for fuel and oxygen to breathe. Every use therefore competes with every other: drinking, washing, crops, fuel for the way home.</p>
<h3>What this story supposes</h3>
<p>In Meltwater a token stands for one litre, drawn from the common tank. The invention is not far from old practice on Earth: in the oases of the Sahara and in eastern Spain, shares of water have been owned, lent and voted on for centuries. In Valencia a water court of farmers still meets on Thursdays at the door of the cathedral. A currency that one can drink has an advantage, as the people of the story like to say, and one flaw: it cannot be saved without somebody going thirsty.</p>`,
    `<h3>What is known today</h3>
<p>The air outside would kill in minutes, and several times over. Its pressure is about six thousandths of Earth’s, close to what one meets at thirty-five kilometres up. It is 95 per cent carbon dioxide. Between noon and night the temperature can change by eighty degrees or more.</p>
<ul>
<li><strong>Breathing.</strong> From 2021 to 2023 an instrument on the rover <em>Perseverance</em>, called MOXIE, made oxygen from Martian air, 122 grams in all, about what a small dog breathes in ten hours.</li>
<li><strong>Radiation.</strong> The rover <em>Curiosity</em> has measured about two thirds of a millisievert a day on the ground. Two and a half years of that make up the 600 that NASA allows an astronaut in a whole career, so that people would live under soil or water.</li>
<li><strong>Dust.</strong> It is as fine as smoke and clings to seals and suits. Every few years a storm wraps the planet. In 2018 one darkened the sky for weeks and ended the rover <em>Opportunity</em>, which lived on sunlight.</li>
<li><strong>Weight.</strong> At 38 per cent, nobody knows whether bones, hearts and pregnancies keep well. No one has lived at such a weight for more than moments in an aeroplane.</li>
</ul>
<h3>The oldest lesson about closed worlds</h3>
<p>In 1991 eight people sealed themselves into a glass hall in Arizona called Biosphere 2. Within sixteen months oxygen fell from 21 to about 14 per cent, because microbes in the rich soil used it up and fresh concrete bound the carbon dioxide. The crew split into two camps that hardly spoke. They stayed for two years, with oxygen pumped in.</p>
<h3>What this story supposes</h3>
<p>Meltwater’s dome holds six hundred, with tomato vines, pumps and a tank. A dome of glass is a romance: designs by engineers are mostly buried. The town put its one large window where everyone can see it, above the place where they decide.</p>`,
    `<h3>What is known today</h3>
<p>The law of space is short. The Outer Space Treaty of 1967, which more than a hundred states have joined, was written when only governments had rockets. It says that:</p>
<ul>
<li>no nation may claim the Moon or any other body by use, occupation or other means;</li>
<li>states answer for what their companies and citizens do there;</li>
<li>stations are to be open to visitors from other states, on a basis of reciprocity;</li>
<li>harmful contamination is to be avoided.</li>
</ul>
<p>It does not say who owns ice that has been dug up. A treaty of 1979 that would have made such resources the common heritage of mankind was joined by fewer than twenty states. In 2015 the United States gave its companies the right to keep what they extract; Luxembourg and others followed. The Artemis Accords, begun in 2020, take the same view and have been signed by dozens of countries. Others have not signed.</p>
<p>Nor does the treaty foresee a town. People born off Earth would have a nationality through their parents, and a government at the far end of a radio link.</p>
<h3>Companies that governed</h3>
<p>There are precedents, few of them encouraging. The English East India Company, founded in 1600 to trade in spices, came to tax and rule tens of millions. The Virginia Company let its settlers elect an assembly in 1619, when it needed more of them; five years later the king took over the colony. Mining towns in many countries have paid in tokens which only the company’s store would take.</p>
<h3>What this story supposes</h3>
<p>The charter, the company and its rivals are invented. So is the sample from the drill. Rules to protect possible life elsewhere exist today, kept by an international committee of scientists, and agencies follow them by agreement. Whether they would hold against a town that wants open water is the question on which six hundred people have just voted three hundred to three hundred.</p>`,
  ],
};
