  mock_data "opentelekomcloud_rds_flavors_v3" {
    defaults = {
      flavors = [
        { name = "rds.pg.c6.large.2.ha", vcpus = "2", memory = 4, mode = "ha", az_status = {} },
        { name = "rds.pg.c6.large.4.ha", vcpus = "2", memory = 8, mode = "ha", az_status = {} },
        { name = "rds.mysql.c6.xlarge.4.ha", vcpus = "4", memory = 16, mode = "ha", az_status = {} },
      ]
    }
  }

  mock_data "opentelekomcloud_rds_instance_v3" {
    defaults = { private_ips = ["10.10.1.10"] }
  }

  mock_data "opentelekomcloud_rms_policy_definitions_v1" {
    defaults = {
      definitions = [{
        id = "000000000000000000000001", name = "example", description = "", keywords = [], parameters = {}
        policy_rule = "", policy_rule_type = "dsl", policy_type = "builtin", trigger_type = "resource"
      }]
    }
  }

  mock_data "opentelekomcloud_cce_addon_templates_v3" {
    defaults = {
      addons = [{
        addon_version = "2.11.1", cluster_ip = "", euleros_version = "", image_version = ""
        obs_url = "", platform = "", swr_addr = "", swr_user = ""
      }]
    }
  }
