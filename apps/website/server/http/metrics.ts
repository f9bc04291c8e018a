import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the process counts, for Prometheus. The values of each label are few, whatever visitors ask for. */
export interface Metrics {
  /** A request began; call the answer when it is over. */
  requestStarted(): (request: FinishedRequest) => void;
  /** A submission was answered with this status. */
  submissionAnswered(call: string, status: number): void;
  /** How often something happened, e.g. `countEvent('page_cache', 'hit')`; both names are of the code's own choosing. */
  countEvent(kind: string, outcome: string, times?: number): void;
  /** A value that is looked up when the metrics are read. */
  watch(name: string, help: string, read: () => number): void;
  read(): Promise<{ contentType: string; text: string }>;
}

interface FinishedRequest {
  /** The pattern of the path. */
  route: string;
  method: string;
  status: number;
  seconds: number;
}

/** From a cached page to a long upload, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'tablefront_http_requests_total',
    help: 'Requests that were answered, by path pattern, method and class of status',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'tablefront_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer',
    labelNames: ['route'],
    buckets,
    registers,
  });
  const inFlight = new Gauge({
    name: 'tablefront_http_requests_in_flight',
    help: 'Requests that are being answered',
    registers,
  });
  const submissions = new Counter({
    name: 'tablefront_submissions_total',
    help: 'What visitors sent, by call and what became of it',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const events = new Counter({
    name: 'tablefront_events_total',
    help: 'What else happened: use of caches, pictures made',
    labelNames: ['kind', 'outcome'],
    registers,
  });

  return {
    requestStarted() {
      inFlight.inc();
      return ({ route, method, status, seconds }) => {
        inFlight.dec();
        requests.inc({ route, method, status: `${Math.floor(status / 100)}xx` });
        durations.observe({ route }, seconds);
      };
    },
    submissionAnswered: (call, status) => submissions.inc({ call, outcome: submissionOutcome(status) }),
    countEvent: (kind, outcome, times) => events.inc({ kind, outcome }, times),
    watch(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

function submissionOutcome(status: number): string {
  if (status < 300) return 'stored';
  if (status === 429) return 'limited';
  return status < 500 ? 'refused' : 'failed';
}
