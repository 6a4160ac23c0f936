import type { Competency, CompetencyChange } from '#contract/candidates/candidate-background.ts'
import { type CompetencyType, languageLevels, skillLevels } from '#contract/candidates/candidate-facts.ts'
import { candidateCompetencies } from '#database/schema/candidates.ts'
import { fold } from '#platform/text/turkish.ts'
import { requireNoneWrong, type WrongField } from '../wrong-fields.ts'
import { competenciesOf } from './competencies-of.ts'
import { keptList } from './kept-list.ts'

const competencies = keptList({
  table: candidateCompetencies,
  itemsOf: competenciesOf,
  demand: (_, caller, change: CompetencyChange, others) =>
    requireNoneWrong(caller, [...wrongLevel(change), ...saidAlready(change, others)]),
  insert: (tx, row) => tx.insert(candidateCompetencies).values(row),
  update: (tx, change, where) => tx.update(candidateCompetencies).set(change).where(where),
})

export const {
  list: listCompetencies,
  add: addCompetency,
  change: changeCompetency,
  remove: removeCompetency,
} = competencies

function wrongLevel({ type, level }: CompetencyChange): readonly WrongField[] {
  const { levels, key } = scales[type]
  return level === null || levels.includes(level) ? [] : [{ field: 'level', key }]
}

interface Scale {
  readonly levels: readonly string[]
  readonly key: WrongField['key']
}

const skill: Scale = { levels: skillLevels, key: 'fields.skillLevel' }
const scales: Readonly<Record<CompetencyType, Scale>> = {
  language: { levels: languageLevels, key: 'fields.languageLevel' },
  computer: skill,
  skill,
  hobby: { levels: [], key: 'fields.noLevel' },
}

/** A second entry for one language is refused and not merged: only the candidate knows which level is true. */
function saidAlready({ type, content }: CompetencyChange, others: readonly Competency[]): readonly WrongField[] {
  const isSame = (other: Competency) => other.type === type && fold(other.content) === fold(content)
  return others.some(isSame) ? [{ field: 'content', key: 'fields.alreadyInList' }] : []
}
