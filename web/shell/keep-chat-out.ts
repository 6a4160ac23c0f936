import type { MiddlewareFunction } from 'react-router'

/**
 * A script of others that once ran in a document reads all that is shown and typed there later. So where the live chat is, a click
 * on a page that holds a secret loads that page anew, which comes without the chat (page/secret-pages.ts).
 */
export const onClickKeepChatOut: MiddlewareFunction = async ({ request }) => {
  if (!document.querySelector('meta[name=chat-script]')) return
  const { leaveForSecret } = await import('./leave-for-secret.ts')
  leaveForSecret(request.url)
}
