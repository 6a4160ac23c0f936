/** The text of the placeholder for a video whose link cannot be shown. */
export const videoErrorText = 'Video Error'

/** The embed address of a YouTube, Vimeo or Dailymotion link as people paste it; undefined for anything else. */
export function embedAddress(link: string): string | undefined {
  const url = readUrl(link)
  return url && (youtube(url) ?? vimeo(url) ?? dailymotion(url))
}

function readUrl(link: string): URL | undefined {
  const text = link.trim()
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  return new URL(address)
}

function youtube(url: URL): string | undefined {
  const id = youtubeId(url)
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')
  return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`
}

function youtubeId(url: URL): string | null | undefined {
  const [first, second] = segments(url)
  if (url.hostname === 'youtu.be') return first
  if (!/^(www\.|m\.|music\.)?youtube(-nocookie)?\.com$/.test(url.hostname)) return undefined
  if (first === 'watch') return url.searchParams.get('v')
  return first && ['embed', 'shorts', 'live', 'v'].includes(first) ? second : undefined
}

/** `90`, `90s` and `1h2m3s` are all ways to say where a video starts. */
function secondsOf(time: string): number {
  if (/^\d+$/.test(time)) return Number(time)
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(time) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

function vimeo(url: URL): string | undefined {
  if (!/^(www\.|player\.)?vimeo\.com$/.test(url.hostname)) return undefined
  const parts = segments(url)
  const at = parts.findIndex((part) => /^\d{6,12}$/.test(part))
  if (at === -1 || !/^(|video|channels\/[^/]+|groups\/[^/]+\/videos)$/.test(parts.slice(0, at).join('/')))
    return undefined
  // An unlisted video opens only with the key that follows its number.
  const key = parts[at + 1] ?? url.searchParams.get('h') ?? ''
  return `https://player.vimeo.com/video/${parts[at]}?dnt=1${/^[0-9a-f]{6,20}$/.test(key) ? `&h=${key}` : ''}`
}

function dailymotion(url: URL): string | undefined {
  const parts = segments(url)
  const id =
    url.hostname === 'dai.ly'
      ? parts[0]
      : /^(www\.)?dailymotion\.com$/.test(url.hostname) && parts.at(-2) === 'video'
        ? parts.at(-1)
        : undefined
  return id && /^[a-zA-Z0-9]{5,12}$/.test(id) ? `https://www.dailymotion.com/embed/video/${id}` : undefined
}

function segments(url: URL): string[] {
  return url.pathname.split('/').filter(Boolean)
}
