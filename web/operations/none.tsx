/** A cell that holds nothing; where each row is a card it is left out. */
export const None = () => <span data-none>–</span>
