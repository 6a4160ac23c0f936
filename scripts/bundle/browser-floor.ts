/** The oldest browsers in which everything works, chosen on purpose (decision 41): what is built is written for them. */
export const browserFloor = { chrome: 111, firefox: 115, safari: 16.4 }

/** The same as Vite names it. What an iPhone needs is not always what Safari on a Mac does. */
export const buildTarget = Object.entries({ ...browserFloor, ios: browserFloor.safari }).map(
  ([name, version]) => `${name}${version}`,
)
