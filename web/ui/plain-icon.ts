import { createElement, type SVGProps } from 'react'

interface Drawing {
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[]
}

type Given = SVGProps<SVGSVGElement> & { readonly size?: number | string; readonly [other: string]: unknown }

/**
 * Renders a lucide icon. In a build it replaces lucide's own createLucideIcon (scripts/bundle/single-icons.ts), whose
 * contexts, aliases and stroke options are unused and cost every page a kilobyte. Stroke styles, which lucide repeats
 * on each icon, are in base.css.
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
