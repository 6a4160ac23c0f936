/** The token of the link; what cannot be one is a wrong one. */
export const tokenIn = (search: URLSearchParams) => (search.get('token') ?? '').slice(0, 200) || '-'
