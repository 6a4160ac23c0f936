/** A candidate with a forgotten first account and a second one; both have the same identity. */
const [first, second] = [81, 88]

export const emailAt = (place: number) => `aday-${String(place + 1).padStart(3, '0')}@kopru.test`

/** Whose story is told at this place among the candidates. */
export const personAt = (place: number) => (place === second ? first : place)

export const firstEmailOf = (email: string) => (email === emailAt(second) ? emailAt(first) : email)
