/** The field by which one says which address is right: the typed one, or the one that was probably meant. */
export const addressChoice = 'address'
