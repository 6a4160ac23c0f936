interface PageHeadProps {
  readonly title: string
  readonly description?: string
}

/** The head of a page that is not indexed; others have a `ListedHead`. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      <meta name="robots" content="noindex" />
    </>
  )
}
