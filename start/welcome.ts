import type { Config } from '#platform/config.ts'

/** The last lines of a start: where it is, and what to look at first. */
export function welcome(address: string, config: Config) {
  const lines = [
    '',
    '  Köprü is open.',
    '',
    `  Site           ${address}`,
    ...(config.parts.has('api') ? [`  API            ${address}/api/docs`] : []),
    ...(config.mode === 'local' ? [`  Components     ${address}/dev/ui`] : []),
    '',
    '  Stop it with Ctrl-C.',
    '',
  ]
  console.log(lines.join('\n'))
}
