/** The token of the link; what cannot be one is a wrong one. */
export const tokenIn = (search: URLSearchParams) =>
  (search.get('token') ?? '').replace(/[^\w-]/g, '').slice(0, 200) || '-'
