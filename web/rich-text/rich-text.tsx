import { createElement, type ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import { parseRichText, type RichNode } from './parse-rich-text.ts'
import styles from './prose.module.css'

type RichTextProps = {
  html: string
  /** The level of the highest heading in it: one below the heading that it stands under. */
  headingsFrom?: 2 | 3 | 4
}

/** Rich text as React elements, so that no HTML is injected. */
export function RichText({ html, headingsFrom = 2 }: RichTextProps) {
  const look = headingsFrom === 2 ? undefined : styles[`from${headingsFrom}`]
  return <div className={classes(styles.prose, look)}>{drawn(parseRichText(html), headingsFrom - 2)}</div>
}

const drawn = (nodes: readonly RichNode[], lower: number): ReactNode[] => nodes.map((node, at) => draw(node, at, lower))

function draw(node: RichNode, key: number, lower: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, href, children } = node
  if (tag === 'br') return <br key={key} />
  if (tag === 'a') return link(key, href, drawn(children, lower))
  return createElement(lowered(tag, lower), { key }, ...drawn(children, lower))
}

function link(key: number, href: string | undefined, words: ReactNode[]): ReactNode {
  if (href === undefined) return words
  return (
    <a key={key} href={href} rel="noopener nofollow ugc">
      {words}
    </a>
  )
}

const lowered = (tag: string, lower: number) =>
  tag.replace(/^h(\d)$/, (_, level: string) => `h${Math.min(6, Number(level) + lower)}`)
