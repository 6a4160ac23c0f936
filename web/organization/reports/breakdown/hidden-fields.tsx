/** What an address says, sent along with a form that does not show it. */
export function HiddenFields({ address }: { address: string }) {
  return [...new URLSearchParams(address)].map(([key, value]) => (
    <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
  ))
}
