import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Two files walk through everything there is; begun last, they would keep one worker busy and the other waiting. */
const WALKS = ['tests/calls.test.ts', 'tests/journeys/accessibility.test.ts']

/** As Vitest would have it (by the times of an earlier run, else by size), but a project's walk before its others. */
export class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter(isWalk), ...own.filter((file) => !isWalk(file))]
    })
  }
}

const isWalk = ({ moduleId }: TestSpecification) => WALKS.some((walk) => moduleId.endsWith(walk))
