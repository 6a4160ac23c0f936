/** The oldest browsers in which everything works, chosen on purpose (decision 41): what is built is written for them. */
export const browserFloor = { chrome: 111, firefox: 115, safari: 16.4 }

/** The same as Vite names it. */
export const buildTarget = Object.entries(browserFloor).map(([name, version]) => `${name}${version}`)
