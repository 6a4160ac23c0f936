import { alternates, canonical } from '#platform/text/locales.ts'
import { usePlace } from './place.tsx'

interface PageHeadProps {
  readonly title: string
  readonly description?: string
  /** The page's address inside the locale, when search engines may keep it. */
  readonly address?: string
}

/** Title, description, canonical and alternate-language links; React puts them into the head. */
export function PageHead({ title, description, address }: PageHeadProps) {
  const { locale, publicUrl } = usePlace()
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {address === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical(locale, address, publicUrl)} />
          {alternates(address, publicUrl).map(({ hrefLang, href }) => (
            <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
          ))}
        </>
      )}
    </>
  )
}
