import { whenIdle } from '../loading/when-idle.ts'

/**
 * Loads the live chat of another company, only where it is configured and after everything of ours. Where the address itself
 * opens something (the link of an invitation, of a new password), no script of others reads it.
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
