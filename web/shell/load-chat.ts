import { whenIdle } from '../loading/when-idle.ts'

/**
 * Loads the live chat of another company, only where it is configured and after everything of ours. Pages that hold a secret come
 * without its address (page/secret-pages.ts); a token that came to another page by mistake is not shown to it either.
 */
export function loadChat() {
  if (new URLSearchParams(location.search).has('token')) return
  const src = document.querySelector<HTMLMetaElement>('meta[name=chat-script]')?.content
  if (!src) return
  whenIdle(() => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    document.head.append(script)
  })
}
