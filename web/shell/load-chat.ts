import { whenIdle } from '../loading/when-idle.ts'

/**
 * Loads the third-party live chat, if configured, after all our own scripts. Pages with a secret do not get its address
 * (page/secret-pages.ts), and a token in any other address is hidden from it.
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
