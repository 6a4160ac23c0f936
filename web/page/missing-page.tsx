/** An unknown address under a layout: the layout stays around the error page, so that nobody falls out of the panel. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export default function MissingPage() {
  return null
}
