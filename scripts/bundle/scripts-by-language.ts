import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#platform/text/locales.ts'
import { scriptIn } from '#web/texts/script-in-language.ts'
import { languages, notes, textsOf } from './named-sentences.ts'

/** Writes every script of a build once in each language, with the sentences that its modules name. */
export function writeScriptsByLanguage(folder: string) {
  const scripts = new Set(readdirSync(folder).filter((file) => file.endsWith('.js')))
  const codes = new Map([...scripts].map((script) => [script, readFileSync(join(folder, script), 'utf8')]))
  if (![...codes.values()].some((code) => code.includes('%named '))) throw new Error('No script names a sentence')
  for (const [script, code] of codes) {
    for (const language of languages) {
      writeFileSync(join(folder, scriptIn(language, script)), speaking(code, language, scripts))
    }
    rmSync(join(folder, script))
  }
}

/** All sentences of a script at once: together they compress better, and a key that several modules name comes once. */
function speaking(code: string, language: Language, scripts: ReadonlySet<string>) {
  const keys = [...new Set([...code.matchAll(notes)].flatMap(([, , named = '']) => named.split(',')))].sort()
  const texts = JSON.stringify({ [language]: textsOf(keys, language) })
  let written = false
  const spoken = code.replace(notes, (call) => {
    if (written) return '0'
    written = true
    return `${call.slice(0, call.indexOf('('))}(${texts})`
  })
  if (spoken.includes('%named ')) throw new Error('A script names sentences in a way that nobody reads')
  return spoken.replace(/[\w-][\w.-]*\.js\b/g, (file) => (scripts.has(file) ? scriptIn(language, file) : file))
}
