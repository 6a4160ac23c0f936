import type { Plugin } from 'vite'

/**
 * Strips React Router's developer messages, two kilobytes of every page. Its checks stay, and the stack shows where one
 * failed. Development keeps the messages.
 */
export const routerWithoutAdvice: Plugin = {
  name: 'router-without-advice',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/\/react-router\/dist\/production\/lib\//.test(id)) return
    const silent = withoutAdvice(code)
    if (id.endsWith('/router/router.js') && code.length - silent.length < 2000)
      this.error('React Router words its checks in another way')
    return { code: silent, map: null }
  },
}

/** `invariant(route, "No route found")` → `invariant(route)` */
export const withoutAdvice = (code: string) => code.replace(/\b(invariant|warning)\((.+?), (["`]).*\3\);$/gm, '$1($2);')
