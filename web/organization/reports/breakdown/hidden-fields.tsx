/** Hidden inputs that keep an address's parameters in a form that does not show them. */
export function HiddenFields({ address }: { address: string }) {
  return [...new URLSearchParams(address)].map(([key, value]) => (
    <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
  ))
}
