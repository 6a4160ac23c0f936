import type { PageRequest } from '../queries/page-request.ts'

/** The Content Security Policy. `nonce` allows a hydrated page's own inline scripts and styles. */
export function contentPolicy({ chatScript, mapTiles }: Outside, nonce = '') {
  const chat = originsOf(chatScript)
  // In development Vite injects styles and opens a socket.
  const dev = import.meta.env.DEV
  const sources = {
    'default-src': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'img-src': `'self' data: blob:${chat.http}${tilesOf(mapTiles)}`,
    'frame-src': `'self' https://www.youtube-nocookie.com https://player.vimeo.com https://www.dailymotion.com${chat.http}`,
    'font-src': `'self'${chat.http}`,
    'connect-src': `'self'${chat.http}${chat.socket}${dev ? ' ws:' : ''}`,
    'style-src-attr': "'unsafe-inline'",
    'style-src': `'self'${dev ? " 'unsafe-inline'" : nonce}${chat.http}`,
    'script-src': `'self'${nonce}${chat.http}`,
  }
  return Object.entries(sources)
    .map(([directive, values]) => `${directive} ${values}`)
    .join('; ')
}

export type Outside = Pick<PageRequest, 'chatScript' | 'mapTiles'>

/** The origin of the map tiles; a placeholder in it stands for several servers. */
const tilesOf = (tiles: Outside['mapTiles']) =>
  tiles ? ` ${(/^https?:\/\/[^/]+/.exec(tiles.url)?.[0] ?? '').replace('{s}', '*')}` : ''

/** The live chat's own origin and no other, over HTTP and for its messages. */
function originsOf(script: string) {
  if (script === '') return { http: '', socket: '' }
  const { origin } = new URL(script)
  return { http: ` ${origin}`, socket: ` ${origin.replace(/^http/, 'ws')}` }
}
