const covers = '/files/scholarship-files'

/** The key of a cover: the server answers with its address, and takes the key. */
export const coverKey = (address: string | null) => address?.replace(`${covers}/`, '') ?? null
