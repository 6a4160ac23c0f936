import { type SharedKind, type SharedPage, sharePictureSize } from '#contract/listings/share-pictures.ts'
import { alternates, canonical, languageOf, languageTag } from '#platform/text/locales.ts'
import { usePlace } from '../place.tsx'

interface ListedHeadProps {
  readonly title: string
  readonly description?: string
  /** The page's canonical address without the locale */
  readonly address: string
  /** Not indexed: search engines should keep another page, as for a filtered list or a preview */
  readonly unlisted?: boolean
  readonly previous?: string | undefined
  readonly next?: string | undefined
  /** The picture that social networks show for the page. */
  readonly picture?: SharedPicture
  readonly kind?: 'website' | 'article' | 'profile'
}

interface SharedPicture {
  /** A page of the site, or a thing with a number, such as a form. */
  readonly of: { readonly page: SharedPage } | { readonly kind: SharedKind; readonly number: number }
  readonly alt: string
}

/**
 * Title, description, canonical and alternate-language links, and the tags for social networks; React puts them into
 * the head.
 */
export function ListedHead(props: ListedHeadProps) {
  const { title, description, address, unlisted = false } = props
  const { locale, publicUrl } = usePlace()
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      <meta name="robots" content={unlisted ? 'noindex' : 'index, follow, max-image-preview:large'} />
      <link rel="canonical" href={canonical(locale, address, publicUrl)} />
      {!unlisted &&
        alternates(address, publicUrl).map(({ hrefLang, href }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
        ))}
      <Neighbours {...props} />
      <Sharing {...props} />
    </>
  )
}

function Neighbours({ previous, next }: ListedHeadProps) {
  const { locale, publicUrl } = usePlace()
  return (
    <>
      {previous !== undefined && <link rel="prev" href={canonical(locale, previous, publicUrl)} />}
      {next !== undefined && <link rel="next" href={canonical(locale, next, publicUrl)} />}
    </>
  )
}

/** Open Graph tags, which every network reads, and the one tag of X's own. */
function Sharing({ title, description, address, picture, kind = 'website' }: ListedHeadProps) {
  const { locale, publicUrl } = usePlace()
  return (
    <>
      <meta property="og:site_name" content="Köprü" />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical(locale, address, publicUrl)} />
      <meta property="og:locale" content={graphLocale(languageTag(locale))} />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {picture && (
        <>
          <meta property="og:image" content={`${publicUrl}/og/${nameOf(picture)}.${languageOf(locale)}.png`} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(sharePictureSize.width)} />
          <meta property="og:image:height" content={String(sharePictureSize.height)} />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
    </>
  )
}

const nameOf = ({ of }: SharedPicture) => ('page' in of ? `pages/${of.page}` : `${of.kind}/${of.number}`)

/** Open Graph requires a country with each language. */
const graphLocale = (tag: string) => ({ tr: 'tr_TR', en: 'en_GB' })[tag] ?? tag.replace('-', '_')
