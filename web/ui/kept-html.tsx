import { type ComponentProps, type ComponentType, createContext, createElement, type ReactNode, use } from 'react'

interface KeptHtml {
  readonly html: string
  readonly bytes: number
}

/** A cache of HTML, limited in bytes at start. */
export interface HtmlStore {
  get(key: string): KeptHtml | undefined
  set(key: string, kept: KeptHtml): unknown
}

/** The HTML of a part with these props: kept from an earlier page, or rendered now. */
export type KeepHtml = <Props extends object>(part: ComponentType<Props>, props: Props, moment?: string) => string

const KeepHtmlContext = createContext<KeepHtml | undefined>(undefined)

/** Given on the server, to pages that are documents; a page that is hydrated has elements everywhere. */
export const KeepHtmlProvider = KeepHtmlContext.Provider

type Host = 'li' | 'nav' | 'details' | 'fieldset' | 'footer' | 'div' | 'section'

type KeptProps<Tag extends Host, Props extends object> = Omit<
  ComponentProps<Tag>,
  'children' | 'as' | 'of' | 'given'
> & {
  /** The element around it, which takes all other attributes. */
  readonly as: Tag
  readonly of: ComponentType<Props>
  /** All that the part shows, as plain data: together with the locale it is what its HTML is found by. */
  readonly given: Props & Plain<Props>
  /** Set if the fragment shows the current time: its text, such as the minute */
  readonly moment?: string | undefined
}

/**
 * A fragment of a public page whose HTML is cached across pages, keyed by its props. It is rendered in isolation and
 * can only read its props, the locale and the texts, so it is the same for everyone.
 */
export function Kept<Tag extends Host, Props extends object>(props: KeptProps<Tag, Props>): ReactNode {
  const { as, of, given, moment, ...attributes } = props
  const keep = use(KeepHtmlContext)
  if (!keep) return createElement(as as string, attributes, createElement(of as ComponentType<object>, given))
  const html = keep(of as ComponentType<object>, given, moment)
  return createElement(as as string, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}

/** Plain JSON data: elements and functions cannot be part of a key. */
type Plain<Value> = Value extends (...all: never[]) => unknown
  ? never
  : Value extends object
    ? { [Name in keyof Value]: Plain<Value[Name]> }
    : Value extends symbol | bigint
      ? never
      : Value
