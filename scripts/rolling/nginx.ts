interface Behind {
  readonly port: number
  readonly ports: readonly number[]
  readonly folder: string
}

/** The configuration of docs/operations.md, for this machine. */
export function nginxConfig({ port, ports, folder }: Behind) {
  const servers = ports.map((at) => `    server 127.0.0.1:${at} max_fails=1 fail_timeout=2s;`)
  const text = `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events {}
http {
  access_log off;
  upstream kopru {
${servers.join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://kopru;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_request_buffering off;
      proxy_next_upstream error timeout http_503 non_idempotent;
    }
  }
}
`
  return { text, command: ['nginx', '-c'] }
}
