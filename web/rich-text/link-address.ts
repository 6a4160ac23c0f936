/** Completes a typed address: `kopru.org` is a page, `a@b.co` a mailbox, `0212 …` a telephone. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (/^(https?:\/\/|mailto:|tel:)/i.test(text)) return whole(text)
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return whole(`mailto:${text}`)
  if (/^\+?[\d\s()-]{7,20}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  if (/^[^\s/:@.]+(\.[^\s/:@.]+)+(:\d+)?([/?#]\S*)?$/.test(text)) return whole(`https://${text}`)
  return undefined
}

function whole(address: string): string | undefined {
  if (/\s/.test(address) || !URL.canParse(address)) return undefined
  const { protocol, hostname, pathname } = new URL(address)
  return (protocol.startsWith('http') ? hostname.includes('.') : pathname !== '') ? address : undefined
}
