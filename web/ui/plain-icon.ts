import { createElement, type SVGProps } from 'react'

interface Drawing {
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[]
}

type Given = SVGProps<SVGSVGElement> & { readonly size?: number | string; readonly [other: string]: unknown }

/**
 * An icon of lucide as a component, with the attributes that lucide gives it. In a build it stands for lucide's own
 * createLucideIcon (scripts/single-icons.ts), which knows contexts, aliases and kinds of strokes that nobody here asks
 * for, and is a kilobyte of every page.
 */
export function plainIcon({ node }: Drawing) {
  return ({ className, size = 24, ...rest }: Given) => {
    const isNamed = Object.keys(rest).some((name) => /^(aria-|role$|title$|children$)/.test(name))
    const look = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: className ? `lucide ${className}` : 'lucide',
      ...(isNamed ? {} : { 'aria-hidden': true }),
    } as const
    return createElement(
      'svg',
      { ...look, ...rest },
      ...node.map(([tag, lines]) => createElement(tag, lines)),
      rest.children,
    )
  }
}
