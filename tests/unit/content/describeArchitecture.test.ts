import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {describeArchitecture} from '../../../src/content/describeArchitecture';
import {parseArchitecture} from '../../../src/content/parseArchitecture';

it('describes everything that the picture shows', () => {
  const file = 'src/pages/architecture-gallery/two-zones.architecture.yml';
  const {value: model} = parseArchitecture(file, readFileSync(file, 'utf8'));
  expect(
    describeArchitecture(model, new Map([['elastic-load-balancing', 'Elastic Load Balancing']])),
  ).toMatchInlineSnapshot(`
    "A workload in two zones. Callers reach pods in two zones through one load balancer; the database has a primary in one zone and a standby in the other.

    Components:
    - Callers: Anywhere on the internet.
    - Public zone (in Region): Points to the load balancer.
    - Load balancer (Elastic Load Balancing, in VPC 10.10.0.0/16): In both zones; ends TLS.
    - Pods in zone 1 (in Zone 1): Two replicas.
    - Pods in zone 2 (in Zone 2): Two replicas.
    - Primary (in Zone 1): Takes reads and writes.
    - Standby (in Zone 2): Takes over when zone 1 fails.

    Connections:
    1. Callers to Public zone: name (DNS 53), dashed
    2. Callers to Load balancer: HTTPS 443
    3. Load balancer to Pods in zone 1: HTTP 8080
    4. Load balancer to Pods in zone 2: HTTP 8080
    5. Pods in zone 1 to Primary: PostgreSQL 5432
    6. Pods in zone 2 to Primary: PostgreSQL 5432
    7. Primary to Standby: replication, dashed"
  `);
});
