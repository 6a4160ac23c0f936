/** How many seconds a message is held and can be recalled. */
export const heldSeconds = 30
