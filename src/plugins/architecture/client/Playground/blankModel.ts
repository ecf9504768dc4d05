/** The model of a blank page: the smallest one that the checks accept. */
export const blankModel = `title: My architecture
description: Users reach the application over HTTPS. It runs in a cluster within a network of its own.
direction: right
groups:
  - {id: vpc, label: 'VPC 10.0.0.0/16', kind: vpc}
nodes:
  - {id: user, label: Browser, kind: user, note: Signs in and works with the application.}
  - id: application
    label: Application
    kind: service
    service: cloud-container-engine
    group: vpc
    note: Two replicas in two zones.
edges:
  - {from: user, to: application, label: pages, protocol: HTTPS 443}
`;
