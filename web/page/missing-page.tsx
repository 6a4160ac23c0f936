/** An unknown address below a layout, which stays around the error page. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export default function MissingPage() {
  return null
}
