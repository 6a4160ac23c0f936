import { type ComponentProps, type ComponentType, createContext, createElement, type ReactNode, use } from 'react'

interface KeptHtml {
  readonly html: string
  readonly bytes: number
}

/** Where HTML is kept, limited in bytes by whoever starts the server. */
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
  /** Where the part also shows what time it is: the words for it, such as the minute. */
  readonly moment?: string | undefined
}

/**
 * A part of a public page whose HTML is kept from page to page, as long as what it is given stays the same. It is rendered
 * by itself and can read nothing but its props, the locale and the sentences: what it shows is the same for everybody.
 */
export function Kept<Tag extends Host, Props extends object>(props: KeptProps<Tag, Props>): ReactNode {
  const { as, of, given, moment, ...attributes } = props
  const keep = use(KeepHtmlContext)
  if (!keep) return createElement(as as string, attributes, createElement(of as ComponentType<object>, given))
  const html = keep(of as ComponentType<object>, given, moment)
  return createElement(as as string, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}

/** What JSON can hold: an element or a function could not be told from another one. */
type Plain<Value> = Value extends (...all: never[]) => unknown
  ? never
  : Value extends object
    ? { [Name in keyof Value]: Plain<Value[Name]> }
    : Value extends symbol | bigint
      ? never
      : Value
