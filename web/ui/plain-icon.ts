import { createElement, type SVGProps } from 'react'

interface Drawing {
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[]
}

type Given = SVGProps<SVGSVGElement> & { readonly size?: number | string; readonly [other: string]: unknown }

/**
 * An icon of lucide as a component. In a build it stands for lucide's own createLucideIcon (scripts/single-icons.ts), which
 * knows contexts, aliases and kinds of strokes that nobody here asks for, and is a kilobyte of every page. How the lines are
 * drawn, which lucide says at each icon, base.css says once.
 */
export function plainIcon({ node }: Drawing) {
  return ({ className, size = 24, ...rest }: Given) => {
    const isNamed = Object.keys(rest).some((name) => /^(aria-|role$|title$|children$)/.test(name))
    const look = {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
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
