/** The widths at which pages change, in pixels (specification, section 9). Styles write them out: no variable can stand there. */
export const breakpoints = { xs: 480, sm: 576, md: 768, lg: 1070, xl: 1330, xxl: 1600 } as const

type Breakpoint = keyof typeof breakpoints

/** The media query for windows of at least this width. */
export const from = (name: Breakpoint) => `(width >= ${breakpoints[name]}px)`

/** The media query for windows that are narrower. */
export const below = (name: Breakpoint) => `(width < ${breakpoints[name]}px)`
