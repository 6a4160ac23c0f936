/** How many seconds a message is held, in which it can be called back. */
export const heldSeconds = 30
