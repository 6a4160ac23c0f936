import type { ExperienceChange } from '#contract/candidates/candidate-background.ts'
import { candidateExperiences } from '#database/schema/candidates.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { requireNoneWrong, type WrongField, wrongOrder } from '../wrong-fields.ts'
import { wrongPlaces } from '../wrong-places.ts'
import { experiencesOf } from './experiences-of.ts'
import { keptList } from './kept-list.ts'

const begunLater = (startedOn: string): readonly WrongField[] =>
  startedOn > istanbulDay(new Date()) ? [{ field: 'startedOn', key: 'fields.begunLater' }] : []

const experiences = keptList({
  table: candidateExperiences,
  itemsOf: experiencesOf,
  demand: async (tx, caller, change: ExperienceChange) =>
    requireNoneWrong(caller, [
      ...(await wrongPlaces(tx, change)),
      ...wrongOrder(change.startedOn, change.endedOn, 'endedOn'),
      ...begunLater(change.startedOn),
    ]),
  insert: (tx, row) => tx.insert(candidateExperiences).values(row),
  update: (tx, change, where) => tx.update(candidateExperiences).set(change).where(where),
})

export const {
  list: listExperiences,
  add: addExperience,
  change: changeExperience,
  remove: removeExperience,
} = experiences
