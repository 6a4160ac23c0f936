import type { MiddlewareFunction } from 'react-router'

/**
 * A third-party script that once ran in a document can read everything shown and typed there later. So if the live chat
 * is configured, navigating to a page with a secret is a full load, without the chat (page/secret-pages.ts).
 */
export const onClickKeepChatOut: MiddlewareFunction = async ({ request }) => {
  if (!document.querySelector('meta[name=chat-script]')) return
  const { leaveForSecret } = await import('./leave-for-secret.ts')
  leaveForSecret(request.url)
}
