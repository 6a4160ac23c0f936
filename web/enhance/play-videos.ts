/**
 * `<a data-video="embed address">` plays in place once pressed; until then nothing is requested from the other site.
 */
export function playVideos() {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-video]')
    if (!link || event.metaKey || event.ctrlKey || event.button !== 0) return
    const { video = '', title = '' } = link.dataset
    // The content security policy allows these two sites; other videos open on their own site.
    if (!/^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//.test(video)) return
    event.preventDefault()
    const player = document.createElement('iframe')
    player.src = `${video}${video.includes('?') ? '&' : '?'}autoplay=1`
    player.title = title
    player.allow = 'autoplay; fullscreen; picture-in-picture'
    player.referrerPolicy = 'strict-origin-when-cross-origin'
    player.style.cssText = 'inline-size:100%;max-inline-size:720px;aspect-ratio:16/9;border:0;border-radius:12px'
    link.replaceWith(player)
    player.focus()
  })
}
