import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Counts and times of requests, jobs and port calls, in the Prometheus form. */
export interface Metrics {
  registry: Registry;
  requests: Histogram<'method' | 'route' | 'status'>;
  jobs: Histogram<'job' | 'outcome'>;
  ports: Histogram<'port' | 'operation' | 'outcome'>;
  exchangeRates: Counter<'currency' | 'outcome'>;
}

const seconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: seconds, registers: [registry] });
  return {
    registry,
    requests: histogram('heima_request_seconds', 'Time of a request', ['method', 'route', 'status']),
    jobs: histogram('heima_job_seconds', 'Time of a job', ['job', 'outcome']),
    ports: histogram('heima_port_seconds', 'Time of a call to a provider', ['port', 'operation', 'outcome']),
    exchangeRates: new Counter({
      name: 'heima_exchange_rates_total',
      help: 'Exchange rates that were fetched, and whether they were kept or why not',
      labelNames: ['currency', 'outcome'],
      registers: [registry],
    }),
  };
}
