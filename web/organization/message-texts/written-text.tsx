import { piecesOf } from './pill-text.ts'
import { usePillLooks } from './use-pill-looks.ts'

/** A text with pills in place of unfilled merge fields and conditional passages. */
export function WrittenText({ children }: { children: string }) {
  const { nameOf, classOf } = usePillLooks()
  // Pieces have no id, so their index is the key.
  return [...piecesOf(children).entries()].map(([place, piece]) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <span key={place} className={classOf(piece)}>
        {nameOf(piece)}
      </span>
    ),
  )
}
