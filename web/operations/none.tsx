/** An empty cell; hidden where rows are cards. */
export const None = () => <span data-none>–</span>
