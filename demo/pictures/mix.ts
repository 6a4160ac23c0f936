/** Two #rrggbb colours, the second with this share. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [first, second].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
    const mixed = Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share)
    return mixed.toString(16).padStart(2, '0')
  })
  return `#${channels.join('')}`
}
