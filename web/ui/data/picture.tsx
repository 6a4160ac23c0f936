interface PictureProps {
  /** `/files/…` or `/pictures/…`, as the API answers it. */
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** The widths it is made in, of those that /_image offers. */
  readonly widths: readonly number[]
  readonly sizes?: string
  /** The largest thing of the first screen: fetched at once, and first. */
  readonly first?: boolean
  readonly className?: string | undefined
}

/** A picture in the size that its reader's screen needs. Its measures are known, so nothing moves when it arrives. */
export function Picture({ src, alt, width, height, widths, sizes, first = false, className }: PictureProps) {
  return (
    <img
      src={scaled(src, widths.at(-1) ?? width)}
      srcSet={widths.map((wide) => `${scaled(src, wide)} ${wide}w`).join(', ')}
      sizes={sizes ?? `${width}px`}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
}

const scaled = (src: string, width: number) => `/_image?${new URLSearchParams({ url: src, w: String(width) })}`
