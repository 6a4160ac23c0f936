import type { EducationChange } from '#contract/candidates/candidate-background.ts'
import { candidateEducations } from '#database/schema/candidates.ts'
import { educationsOf } from './educations-of.ts'
import { keptList } from './kept-list.ts'
import { requireEducation } from './require-education.ts'

const educations = keptList({
  table: candidateEducations,
  itemsOf: educationsOf,
  demand: (tx, caller, change: EducationChange, _, before) => requireEducation(tx, caller, change, before),
  insert: (tx, row) => tx.insert(candidateEducations).values(row),
  update: (tx, change, where) => tx.update(candidateEducations).set(change).where(where),
})

export const { list: listEducations, add: addEducation, change: changeEducation, remove: removeEducation } = educations
