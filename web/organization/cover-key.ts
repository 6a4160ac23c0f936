const covers = '/files/scholarship-files'

/** Extracts a cover's storage key from its address: the server answers with an address but expects a key. */
export const coverKey = (address: string | null) => address?.replace(`${covers}/`, '') ?? null
