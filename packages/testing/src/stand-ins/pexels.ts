import { sendJson, startStandIn, type StandIn } from './http-stand-in';

/** Where the photographs of a search are by default. */
const pexelsImages = 'https://images.pexels.com';

/** Returns one photograph as a Pexels search describes it; its files are at `origin`. */
export function photo(id: number, origin = pexelsImages): object {
  const file = `${origin}/photos/${id}/pexels-photo-${id}.jpeg`;
  return {
    id,
    width: 6000,
    height: 4000,
    url: `https://www.pexels.com/photo/a-castle-${id}/`,
    photographer: `Photographer ${id}`,
    photographer_url: `https://www.pexels.com/@photographer-${id}`,
    photographer_id: id,
    avg_color: '#6E633A',
    src: {
      original: file,
      large2x: `${file}?auto=compress&cs=tinysrgb&dpr=2&h=650&w=940`,
      large: `${file}?auto=compress&cs=tinysrgb&h=650&w=940`,
      landscape: `${file}?auto=compress&cs=tinysrgb&fit=crop&h=627&w=1200`,
    },
    liked: false,
    alt: 'A castle on a hill',
  };
}

/** Returns the JSON of a Pexels search with the given photographs. */
export function searchResult(photos: readonly unknown[]): object {
  return {
    page: 1,
    per_page: 20,
    photos,
    total_results: photos.length,
    next_page: 'https://api.pexels.com/v1/search/?page=2&per_page=20&query=castle',
  };
}

/** Starts a Pexels that always finds the same eight photographs. */
export function startPexels(): Promise<StandIn> {
  const photos = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => photo(id));
  return startStandIn((response) => sendJson(response, searchResult(photos)));
}

/** Starts a Pexels that finds one photograph and serves `picture`, a PNG, for it itself. */
export function startPexelsWithPicture(picture: Uint8Array): Promise<StandIn> {
  return startStandIn((response, { path, headers }) => {
    if (path.startsWith('/v1/search')) {
      sendJson(response, searchResult([photo(1, `http://${headers.host ?? ''}`)]));
    } else {
      response.setHeader('Content-Type', 'image/png');
      response.end(picture);
    }
  });
}
