import { piecesOf } from './pill-text.ts'
import { usePillLooks } from './use-pill-looks.ts'

/** A text whose fields are not filled in: each is a pill with its name, as is what a passage depends on. */
export function WrittenText({ children }: { children: string }) {
  const { nameOf, classOf } = usePillLooks()
  // Pieces have no other identity than their place.
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
